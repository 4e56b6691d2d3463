const letters = new Intl.Segmenter('th', { granularity: 'grapheme' });
/** Written before the consonant that it is spoken after: alone it is no letter of a name. */
const isLeadingVowel = (letter: string) => /^[เแโใไ]/.test(letter);

function maskWord(word: string): string {
  const [first = '', second = '', ...rest] = [...letters.segment(word)].map(
    ({ segment }) => segment,
  );
  const shown = isLeadingVowel(first) ? first + second : first;
  // Of a name as short as that nothing is left to hide.
  const isWhole = rest.length === 0 && shown === word;
  return `${isWhole ? '' : shown}***`;
}

/** What each of a person's names begins with: `ส*** ใจ***`; of several people the first. */
export function maskName(name: string): string {
  const [first = ''] = name.split(',');
  return first.trim().split(/\s+/).map(maskWord).join(' ');
}
