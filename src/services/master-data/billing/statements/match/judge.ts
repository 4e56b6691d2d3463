import type { MatchReason } from '@/contracts/billing/statements/statement';
import { dayAfter } from '@/services/kit/text/bangkok-day';
import { grouped } from '@/services/master-data/billing/grouped';
import { type KnownUnit, nameFinder, type OpenInvoice, referenceFinder } from './evidence';
import { fitOf, unitsByAmount } from './fits';
import {
  type Evidence,
  type Given,
  isStrong,
  type LooseReceipt,
  type Said,
  speaks,
  sureReceipt,
  sureUnit,
} from './sure';

/** A line that is to be matched. */
export interface WaitingLine {
  id: string;
  day: string;
  amount: number;
  description: string;
  reference: string;
  sender: string;
}

/** What lines are held against. */
export interface Known {
  units: readonly KnownUnit[];
  invoices: readonly OpenInvoice[];
  receipts: readonly LooseReceipt[];
  /** The units that a sender has paid for before. */
  history: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Whose a line may be: a receipt's that was given for it, or a unit's, for some of its invoices. */
export interface Proposal {
  unitId: string;
  invoices: readonly OpenInvoice[];
  receipt: LooseReceipt | null;
  reasons: readonly MatchReason[];
  score: number;
}

export interface Judgement {
  state: 'sure' | 'likely' | 'left';
  /** The best first. */
  proposals: readonly Proposal[];
}

const weights: Partial<Record<MatchReason, number>> = {
  ...{ receipt: 100, invoice: 50, unit: 40, digits: 15, name: 30, namePart: 15, history: 35 },
  ...{ exact: 30, sum: 28 },
};
/** Below it nothing is offered. */
const least = 30;
const mostOffered = 5;
/** So many units may owe an amount that nothing else speaks for. */
const mostRivals = 3;
/** Days between a line and the receipt that was given for it. */
const nearDays = 4;
/** Letters and figures of a reference that is nobody else's. */
const leastReference = 6;

const lettersAndFigures = (text: string) => text.toLowerCase().replace(/[^a-z0-9ก-ฮ]/g, '');
const isNear = (one: string, other: string) =>
  one >= dayAfter(other, -nearDays) && one <= dayAfter(other, nearDays);

/**
 * Says of each line whose it is: sure where one thing alone speaks for it and nothing against it, so that it
 * can be booked unseen; likely where a person has to look; left where nobody can tell.
 */
export function judge(
  lines: readonly WaitingLine[],
  { units, invoices, receipts, history }: Known,
): ReadonlyMap<string, Judgement> {
  const ofUnit = grouped(invoices, ({ unitId }) => unitId);
  const byAmount = unitsByAmount(ofUnit);
  const { unitsIn, invoicesIn } = referenceFinder(units, invoices);
  const namesIn = nameFinder(units);
  const loose = grouped(receipts, ({ amount }) => amount);
  /** What the sure lines before use up: invoices and receipts. */
  const spent = new Set<string>();
  const nobody: ReadonlySet<string> = new Set();

  function receiptsFor(line: WaitingLine, found: Said['found']): Given[] {
    const text = lettersAndFigures(`${line.description} ${line.reference}`);
    return (loose.get(line.amount) ?? []).flatMap((receipt) => {
      if (spent.has(receipt.id)) return [];
      const reference = lettersAndFigures(receipt.reference);
      const isReferred = reference.length >= leastReference && text.includes(reference);
      if (!isReferred && !isNear(receipt.day, line.day)) return [];
      const of = found.get(receipt.unitId);
      const isOf = Boolean(of && (isStrong(of) || of.name === 'full' || of.history));
      const isSameDay = receipt.day === line.day;
      if (!isReferred && !isOf && !isSameDay) return [];
      return [{ receipt, isReferred, isCertain: isReferred || (isOf && isSameDay) }];
    });
  }

  function saidBy(line: WaitingLine): Said {
    const { named, namesOther } = invoicesIn(`${line.description} ${line.reference}`);
    const referred = unitsIn(line.reference, true);
    const written = unitsIn(line.description, false);
    const persons = namesIn(line.description);
    const before = (line.sender && history.get(line.sender)) || nobody;
    const found = new Map<string, Evidence>();
    const all = new Set([
      ...named.map(({ unitId }) => unitId),
      ...[...referred.keys(), ...written.keys(), ...persons.keys(), ...before],
      ...(byAmount.get(line.amount) ?? nobody),
    ]);
    for (const unitId of all) {
      const own = named.filter((invoice) => invoice.unitId === unitId);
      const open = (ofUnit.get(unitId) ?? []).filter(({ id }) => !spent.has(id));
      const ways = [referred.get(unitId), written.get(unitId)];
      found.set(unitId, {
        invoices: own,
        unit: ways.includes('strong') ? 'strong' : ways.find(Boolean),
        ...{ name: persons.get(unitId), history: before.has(unitId) },
        fit: own.some(({ id }) => spent.has(id)) ? undefined : fitOf(open, line.amount, own),
      });
    }
    return { found, namesOther, given: receiptsFor(line, found) };
  }

  /** What speaks for a unit, then what a person has to think of. */
  function reasonsFor(line: WaitingLine, said: Said, unitId: string, of: Evidence) {
    const open = ofUnit.get(unitId) ?? [];
    const reasons: MatchReason[] = [];
    if (of.invoices.length > 0) reasons.push('invoice');
    if (of.unit) reasons.push(of.unit === 'strong' ? 'unit' : 'digits');
    if (of.name) reasons.push(of.name === 'full' ? 'name' : 'namePart');
    if (of.history) reasons.push('history');
    if (of.fit) reasons.push(of.fit.length > 1 ? 'sum' : 'exact');
    else {
      const owed = open.reduce((sum, invoice) => sum + invoice.owed, 0);
      reasons.push(line.amount > owed ? 'more' : 'less');
    }
    if (of.fit && (byAmount.get(line.amount)?.size ?? 0) > 1) reasons.push('rivals');
    if (said.given.some(({ receipt }) => receipt.unitId === unitId)) reasons.push('taken');
    if (open.some(({ id }) => spent.has(id))) reasons.push('twice');
    if (said.namesOther) reasons.push('otherInvoice');
    return reasons;
  }

  const scoreOf = (reasons: readonly MatchReason[]) =>
    reasons.reduce((sum, reason) => sum + (weights[reason] ?? 0), 0);

  function judgeOne(line: WaitingLine): Judgement {
    const said = saidBy(line);
    const proposals: Proposal[] = said.given.map(({ receipt, isCertain }) => ({
      ...{ unitId: receipt.unitId, invoices: [], receipt, reasons: ['receipt'] },
      score: scoreOf(['receipt']) + Number(isCertain),
    }));
    for (const [unitId, of] of said.found) {
      const isFew = (byAmount.get(line.amount)?.size ?? 0) <= mostRivals;
      if (!speaks(of) && !(of.fit && isFew)) continue;
      const reasons = reasonsFor(line, said, unitId, of);
      const score = scoreOf(reasons);
      if (score < least) continue;
      proposals.push({ unitId, invoices: of.fit ?? of.invoices, receipt: null, reasons, score });
    }
    proposals.sort((a, b) => b.score - a.score || (a.unitId < b.unitId ? -1 : 1));
    const receipt = sureReceipt(said);
    const unitId = receipt ? undefined : sureUnit(said, line.sender);
    const sure = proposals.find((one) =>
      receipt ? one.receipt === receipt : one.unitId === unitId && !one.receipt,
    );
    if (sure) return { state: 'sure', proposals: [sure, ...proposals.filter((one) => one !== sure)] };
    const offered = proposals.slice(0, mostOffered);
    return { state: offered.length > 0 ? 'likely' : 'left', proposals: offered };
  }

  const judged = new Map<string, Judgement>();
  for (const line of lines) {
    const judgement = judgeOne(line);
    judged.set(line.id, judgement);
    const [first] = judgement.proposals;
    if (judgement.state !== 'sure' || !first) continue;
    if (first.receipt) spent.add(first.receipt.id);
    for (const { id } of first.invoices) spent.add(id);
  }
  return judged;
}
