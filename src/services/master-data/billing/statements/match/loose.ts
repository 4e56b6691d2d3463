import { grouped } from '@/services/kit/records/grouped';
import { dayAfter } from '@/services/kit/text/bangkok-day';
import { type Evidence, type Given, isStrong, type LooseReceipt } from './sure';
import { isAbout, type Text, type WaitingLine } from './text';

/** Days between a line and the receipt that was given for it. */
const nearDays = 4;
/** Letters and figures of a reference that is nobody else's. */
const leastReference = 6;

const lettersAndFigures = (text: string) => text.toLowerCase().replace(/[^a-z0-9ก-ฮ]/g, '');
const isNear = (one: string, other: string) =>
  one >= dayAfter(other, -nearDays) && one <= dayAfter(other, nearDays);

/** Finds the receipts that may have been given for lines already. */
export function receiptFinder(
  lines: readonly WaitingLine[],
  receipts: readonly LooseReceipt[],
  textOf: (line: WaitingLine) => Text,
) {
  const loose = grouped(receipts, ({ amount }) => amount);
  const alike = grouped(lines, ({ amount }) => amount);
  /** The lines that bear each receipt's reference. */
  const referring = new Map<string, Set<string>>();
  for (const line of lines) {
    const text = lettersAndFigures(`${line.description} ${line.reference}`);
    for (const { id, reference: typed } of loose.get(line.amount) ?? []) {
      const reference = lettersAndFigures(typed);
      if (reference.length < leastReference || !text.includes(reference)) continue;
      referring.set(id, (referring.get(id) ?? new Set()).add(line.id));
    }
  }

  /** No other line is of its unit, of its amount and about its day. */
  const isAlone = ({ amount, day, unitId }: LooseReceipt, line: WaitingLine) =>
    (alike.get(amount) ?? []).every(
      (other) => other.id === line.id || !isNear(day, other.day) || !isAbout(textOf(other), unitId),
    );

  return (
    line: WaitingLine,
    found: ReadonlyMap<string, Evidence>,
    spent: ReadonlySet<string>,
  ): Given[] =>
    (loose.get(line.amount) ?? []).flatMap((receipt): Given[] => {
      const referred = referring.get(receipt.id);
      const isReferred = referred?.has(line.id) === true;
      // What bears another line's reference is that one's.
      if (spent.has(receipt.id) || (referred && !isReferred)) return [];
      if (isReferred) return [{ receipt, isReferred, isCertain: referred.size === 1 }];
      const of = found.get(receipt.unitId);
      const isOf = of !== undefined && (isStrong(of) || of.name === 'full' || of.history);
      const isSameDay = receipt.day === line.day;
      if (!isNear(receipt.day, line.day) || !(isOf || isSameDay)) return [];
      return [{ receipt, isReferred, isCertain: isOf && isSameDay && isAlone(receipt, line) }];
    });
}
