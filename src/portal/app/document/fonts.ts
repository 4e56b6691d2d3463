import localFont from 'next/font/local';

/**
 * Sarabun in two weights, Thai and Latin in one file each: what asks for bold is semi-bold. Cut from
 * `@expo-google-fonts/sarabun` by `subset-font` to U+00-FF, U+0E01-0E5B, U+2000-206F and the signs that we write.
 */
const sarabun = localFont({
  src: [
    { path: './fonts/sarabun-400.woff2', weight: '400' },
    { path: './fonts/sarabun-600.woff2', weight: '600' },
  ],
});

export const fontFamily = `${sarabun.style.fontFamily}, sans-serif`;
