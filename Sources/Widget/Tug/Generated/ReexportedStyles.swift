// Written by scripts/generate-api from Sources/Widget/CGtk/styles.toml.

// Re-exports the types of Tug's styles: see ReexportedTypes.swift.

@_exported import struct CairoDrawing.ActionsHeaderStyle
@_exported import struct CairoDrawing.BounceDotsFooterStyle
@_exported import struct CairoDrawing.CBFooterStyle
@_exported import struct CairoDrawing.CBHeaderStyle
@_exported import struct CairoDrawing.CJFooterStyle
@_exported import struct CairoDrawing.CJHeaderStyle
@_exported import struct CairoDrawing.EGOHeaderStyle
@_exported import struct CairoDrawing.FgHeaderStyle
@_exported import struct CairoDrawing.MJAutoFooterStyle
@_exported import struct CairoDrawing.MJBackFooterStyle
@_exported import struct CairoDrawing.MJHeaderStyle
@_exported import struct CairoDrawing.MJTrailerStyle
@_exported import struct CairoDrawing.MaterialHeaderStyle
@_exported import struct CairoDrawing.NativeFooterStyle
@_exported import struct CairoDrawing.NativeHeaderStyle
@_exported import struct CairoDrawing.RingHeaderStyle
@_exported import struct CairoDrawing.SVHeaderStyle
@_exported import struct CairoDrawing.SVInfiniteFooterStyle
@_exported import struct CairoDrawing.SVPullFooterStyle
@_exported import struct CairoDrawing.SecondFloorHeaderStyle
@_exported import struct CairoDrawing.StoryHeaderStyle
@_exported import struct CairoDrawing.WaveHeaderStyle
@_exported import struct CairoDrawing.ZCFooterStyle
@_exported import struct CairoDrawing.ZCHeaderStyle
