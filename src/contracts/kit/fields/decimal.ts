import * as z from 'zod';
import { typed } from '@/contracts/kit/fields/limited';
import { typedFigures } from '@/contracts/kit/text/typed-figures';

/** An exact number from 0 to `most` as people type it (`1,250.5`), kept with all its decimal places. */
export const decimal = (most: number, places: number) =>
  typed(20).transform((typed, context) => {
    const text = typedFigures(typed);
    const [, whole = '', rest = ''] = /^(\d{1,9})(?:\.(\d{1,9}))?$/.exec(text) ?? [];
    const refuse = (message: string) => {
      const params = { most: most.toLocaleString('en'), places };
      context.addIssue({ code: 'custom', message, params });
      return z.NEVER;
    };
    if (!whole || rest.length > places) return refuse(text ? 'decimal' : 'required');
    if (Number(text) > most) return refuse('decimal');
    return `${Number(whole)}.${rest.padEnd(places, '0')}`;
  });

/** An exact number as it is read: without the zeros at its end. */
export const showDecimal = (stored: string): string =>
  stored.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');
