/** The icons of the viewer: SVG paths on a square of 24 units. */
export const toolIcons = {
  close: 'M6 6l12 12M18 6L6 18',
  download: 'M12 4v11M7.5 11L12 15.5 16.5 11M5 20h14',
  fullScreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  leaveFullScreen: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5',
  next: 'M6 9.5l6 6 6-6',
  outline: 'M4 6h3M10 6h10M7 12h3M13 12h7M7 18h3M13 18h7',
  pages: 'M4 4h6v7H4zM14 4h6v7h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  previous: 'M6 14.5l6-6 6 6',
  print: 'M7 9V4h10v5M7 16H4V9h16v7h-3M7 13.5h10V20H7z',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L20.5 20.5',
  zoomIn: 'M12 5v14M5 12h14',
  zoomOut: 'M5 12h14',
} as const;

/** The name of an icon in the toolbar of the viewer. */
export type ToolIconName = keyof typeof toolIcons;
