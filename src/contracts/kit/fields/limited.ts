import * as z from 'zod';

/** So many times what is kept may be sent: spaces around it, letters in two parts, marks apart. */
const slack = 4;

/** Text whose length is looked at before anything walks it; letters beyond the first 16 bits are two. */
const sent = (units: number, maximum: number) =>
  z.string().check(({ value, issues }) => {
    if (value.length <= units) return;
    issues.push({
      ...{ code: 'too_big', origin: 'string', maximum, inclusive: true },
      ...{ input: value, continue: false },
    });
  });

/** Text of at most `max` letters. */
export const limited = (max: number) => sent(2 * max, max).max(max, { abort: true });

/** Text as people type it, to be put into a form of at most `max` letters by what comes after. */
export const typed = (max: number) => sent(2 * slack * max, max);
