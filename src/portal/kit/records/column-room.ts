import type { ColumnKind, ListColumn } from '@/contracts/kit/feature/list-columns';
import type { Room } from '@/portal/ui/layout/give-way';

/** px by kind, with a cell's own edges. */
const widths: Readonly<Record<ColumnKind, number>> = {
  ...{ code: 108, document: 148, person: 188, phone: 136, text: 168 },
  ...{ number: 88, baht: 112, satang: 112 },
  ...{ day: 116, month: 104, instant: 140 },
  ...{ choice: 132, state: 152, standing: 124, yesNo: 88, active: 120 },
};
/** px of the first and the last day in one cell. */
const spanWidth = 176;
/** px below which a title, and one with a line under it, cannot be read. */
const [leastTitle, leastTall] = [180, 240];

const amounts: ReadonlySet<ColumnKind> = new Set(['baht', 'satang', 'number']);

/** px of a heading's letters, a little more than any of them takes: there is nothing to measure on the server. */
const letters: readonly [RegExp, number][] = [
  [/\p{Mn}/u, 0],
  [/[\s().,·:]/u, 4.5],
  [/[แณญฌฒ]/u, 10.5],
  [/\p{Script=Han}|[（）]/u, 13.5],
  [/./u, 7.8],
];
/** px of a cell's edges, and of the arrow beside a heading that sorts. */
const [edges, arrow] = [24, 14];
const mostHeading = 200;

const letterRoom = (letter: string) => letters.find(([some]) => some.test(letter))?.[1] ?? 0;

/** The room in which a heading is read whole. */
function headingRoom(title: string, isSorted: boolean): number {
  const room = [...title].reduce((sum, letter) => sum + letterRoom(letter), edges);
  return Math.min(mostHeading, Math.ceil(room + (isSorted ? arrow : 0)));
}

export const isMoney = ({ kind }: ListColumn) => kind === 'baht' || kind === 'satang';

/** Written at the end of its cell. */
export const isAmount = ({ kind }: ListColumn) => amounts.has(kind);

/** The room in which a state's words are read whole, behind their dot. */
const wordRoom = (word: string) => headingRoom(word, true) + 2;

/** The room that a column takes, its heading's and its words' at least, and by which rank it gives way. */
export function columnRoom(
  column: ListColumn,
  texts: { isTall: boolean; title: string; words: readonly string[] },
): Room {
  const { kind, wide, until, rank, fixed } = column;
  const takesRest = wide ?? (fixed && (kind === 'text' || kind === 'person'));
  return {
    ...(takesRest
      ? { least: texts.isTall ? leastTall : leastTitle }
      : {
          width: Math.max(
            until ? spanWidth : widths[kind],
            headingRoom(texts.title, column.sort === true),
            ...texts.words.map(wordRoom),
          ),
        }),
    rank: rank ?? (fixed ? 1 : 2),
  };
}
