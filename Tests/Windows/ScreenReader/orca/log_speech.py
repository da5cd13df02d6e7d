"""A speech server for Orca that writes what it would say, a line for each utterance."""

import os

from orca import speechserver

_speech = open(os.environ["TUG_TEST_SPEECH"], "a", buffering=1, encoding="utf-8")


def _say(text):
    if text:
        _speech.write(" ".join(str(text).split()) + "\n")


class SpeechServer(speechserver.SpeechServer):
    """The names are those that Orca calls."""

    _only = None

    @staticmethod
    def getFactoryName():
        return "log"

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        if SpeechServer._only is None:
            SpeechServer._only = SpeechServer()
        return SpeechServer._only

    @staticmethod
    def shutdownActiveServers():
        pass

    def getInfo(self):
        return ["log", "log"]

    def getVoiceFamilies(self):
        return []

    def speak(self, text=None, acss=None, interrupt=True):
        _say(text)

    def speakCharacter(self, character, acss=None):
        _say(f"<{character}>")

    def speakKeyEvent(self, event, acss=None):
        _say(f"~{event.getKeyName()} {event.getLockingStateString()}")

    def sayAll(self, utterances, progress):
        for context, _acss in utterances:
            _say(context.utterance)
            progress(context, speechserver.SayAllContext.COMPLETED)

    def stop(self):
        pass

    def isSpeaking(self):
        return False

    def reset(self, text=None, acss=None):
        pass
