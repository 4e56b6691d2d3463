/** Text with Thai digits written as Arabic ones. */
export const thaiDigits = (text: string) =>
  text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50));
