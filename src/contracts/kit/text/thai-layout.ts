import { normalThai } from '@/contracts/kit/text/thai-text';

/** What each key types under the English layout and, in the same place, under Kedmanee. */
const english = [
  "`1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./",
  '~!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?',
].join('');
const kedmanee = [
  '_ๅ/-ภถุึคตจขชๆไำพะัีรนยบลฃฟหกดเ้่าสวงผปแอิืทมใฝ',
  '%+๑๒๓๔ู฿๕๖๗๘๙๐"ฎฑธํ๊ณฯญฐ,ฅฤฆฏโฌ็๋ษศซ.()ฉฮฺ์?ฒฬฦ',
].join('');

const between = (from: string, to: string) => {
  const keys = new Map([...from].map((typed, key) => [typed, to[key] ?? typed]));
  return (text: string) => [...text].map((typed) => keys.get(typed) ?? typed).join('');
};
const toEnglish = between(kedmanee, english);
const toKedmanee = between(english, kedmanee);

/**
 * What the same keys type under the other layout: `ฟจภจุ` is `a0406`, `l,=kp` is `สมชาย`. The text
 * itself where it has letters of neither.
 */
export function otherLayout(typed: string): string {
  const text = normalThai(typed);
  if (/[\u0e00-\u0e7f]/.test(text)) return toEnglish(text);
  return /[a-z]/i.test(text) ? toKedmanee(text) : typed;
}
