import type { MatchReason } from '@/contracts/billing/statements/statement';
import { grouped } from '@/services/kit/records/grouped';
import { bareNumberOf } from '@/services/kit/text/unit-number';
import type { KnownUnit, OpenInvoice } from './evidence';
import { fitOf, unitsByAmount } from './fits';
import { receiptFinder } from './loose';
import { isSlipOf } from './slips';
import { type Evidence, type LooseReceipt, type Said, speaks, sureReceipt, sureUnit } from './sure';
import { textReader, unitsOf, type WaitingLine } from './text';

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

const nobody: ReadonlySet<string> = new Set();
const scoreOf = (reasons: readonly MatchReason[]) =>
  reasons.reduce((sum, reason) => sum + (weights[reason] ?? 0), 0);

/**
 * Says of each line whose it is: sure where one thing alone speaks for it and nothing against it, so that it
 * can be booked unseen; likely where a person has to look; left where nobody can tell. Lines come the oldest
 * first: what a sure one pays the next one cannot.
 */
export function judge(
  lines: readonly WaitingLine[],
  { units, invoices, receipts, history }: Known,
): ReadonlyMap<string, Judgement> {
  const ofUnit = grouped(invoices, ({ unitId }) => unitId);
  const byAmount = unitsByAmount(ofUnit);
  const owing = (amount: number) => byAmount.get(amount) ?? nobody;
  const bareNumbers = new Map(units.map(({ id, number }) => [id, bareNumberOf(number)]));
  const read = textReader({ units, invoices, history });
  const texts = new Map(lines.map((line) => [line.id, read(line)]));
  const textOf = (line: WaitingLine) => texts.get(line.id) ?? read(line);
  const receiptsFor = receiptFinder(lines, receipts, textOf);
  /** What the sure lines before use up: invoices and receipts. */
  const spent = new Set<string>();

  /** Another unit owes the amount, and one slip in its number or its invoice's makes this one of it. */
  function hasNeighbour(unitId: string, amount: number, named: readonly OpenInvoice[]): boolean {
    const number = bareNumbers.get(unitId) ?? '';
    const isSlip = (other: string) =>
      named.length === 0
        ? isSlipOf(bareNumbers.get(other) ?? '', number)
        : (ofUnit.get(other) ?? []).some((one) =>
            named.some((own) => isSlipOf(one.number, own.number)),
          );
    return [...owing(amount)].some((other) => other !== unitId && isSlip(other));
  }

  function saidBy(line: WaitingLine): Said {
    const text = textOf(line);
    const found = new Map<string, Evidence>();
    for (const unitId of new Set([...unitsOf(text), ...owing(line.amount)])) {
      const own = text.invoices.filter((invoice) => invoice.unitId === unitId);
      const open = (ofUnit.get(unitId) ?? []).filter(({ id }) => !spent.has(id));
      const isSpent = own.some(({ id }) => spent.has(id));
      const unit = text.units.get(unitId);
      found.set(unitId, {
        ...{ invoices: own, unit, name: text.names.get(unitId), history: text.before.has(unitId) },
        fit: isSpent ? undefined : fitOf(open, line.amount, own),
        hasNeighbour:
          (own.length > 0 || unit !== undefined) && hasNeighbour(unitId, line.amount, own),
      });
    }
    const { namesOther } = text;
    return { found, namesOther, given: receiptsFor(line, found, spent) };
  }

  /** What speaks for a unit, then what a person has to think of. */
  function reasonsFor(line: WaitingLine, said: Said, unitId: string, of: Evidence): MatchReason[] {
    const open = ofUnit.get(unitId) ?? [];
    const owed = open.reduce((sum, invoice) => sum + invoice.owed, 0);
    const fits = of.fit && (of.fit.length > 1 ? 'sum' : 'exact');
    const all: readonly (MatchReason | false | undefined)[] = [
      of.invoices.length > 0 && 'invoice',
      of.unit && (of.unit === 'strong' ? 'unit' : 'digits'),
      of.name && (of.name === 'full' ? 'name' : 'namePart'),
      of.history && 'history',
      fits ?? (line.amount > owed ? 'more' : 'less'),
      of.fit && owing(line.amount).size > 1 && 'rivals',
      said.given.some(({ receipt }) => receipt.unitId === unitId) && 'taken',
      open.some(({ id }) => spent.has(id)) && 'twice',
      said.namesOther && 'otherInvoice',
    ];
    return all.filter((reason) => reason !== false && reason !== undefined);
  }

  function judgeOne(line: WaitingLine): Judgement {
    const said = saidBy(line);
    const proposals: Proposal[] = said.given.map(({ receipt, isCertain }) => ({
      ...{ unitId: receipt.unitId, invoices: [], receipt, reasons: ['receipt'] },
      score: scoreOf(['receipt']) + Number(isCertain),
    }));
    for (const [unitId, of] of said.found) {
      const isOneOfFew = of.fit !== undefined && owing(line.amount).size <= mostRivals;
      if (!speaks(of) && !isOneOfFew) continue;
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
    const offered = [...(sure ? [sure] : []), ...proposals.filter((one) => one !== sure)];
    const state = sure ? 'sure' : offered.length > 0 ? 'likely' : 'left';
    return { state, proposals: offered.slice(0, mostOffered) };
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
