import localFont from 'next/font/local';

const thai = localFont({
  src: [
    {
      path: '../../../../node_modules/@fontsource/sarabun/files/sarabun-thai-400-normal.woff2',
      weight: '400',
    },
    {
      path: '../../../../node_modules/@fontsource/sarabun/files/sarabun-thai-600-normal.woff2',
      weight: '600',
    },
  ],
  declarations: [
    { prop: 'unicode-range', value: 'U+02D7,U+0303,U+0331,U+0E01-0E5B,U+200C-200D,U+25CC' },
  ],
  variable: '--font-thai',
  adjustFontFallback: false,
});

const latin = localFont({
  src: [
    {
      path: '../../../../node_modules/@fontsource/sarabun/files/sarabun-latin-400-normal.woff2',
      weight: '400',
    },
    {
      path: '../../../../node_modules/@fontsource/sarabun/files/sarabun-latin-600-normal.woff2',
      weight: '600',
    },
  ],
  declarations: [
    { prop: 'unicode-range', value: 'U+0000-00FF,U+0131,U+0152-0153,U+2000-206F,U+20AC,U+2122' },
  ],
  variable: '--font-latin',
});

/** One family in two weights and by script, so that a page loads only the letters it shows: what asks for bold is semi-bold. */
export const fontFamily = `${latin.style.fontFamily}, ${thai.style.fontFamily}, sans-serif`;
