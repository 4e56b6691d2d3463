import texts from '@locales/th/votes.json';
import type { OutgoingFile } from '@/contracts/kit/calls/files';
import type { VoteUnit } from '@/contracts/master-data/votes/roll';
import { sharesOf, showHundredths, turnoutOf } from '@/contracts/master-data/votes/shares';
import type { Vote, VoteResult } from '@/contracts/master-data/votes/vote';
import { ruleOf } from '@/contracts/master-data/votes/vote-matters';
import { showWeight } from '@/contracts/master-data/votes/vote-rules';
import type { Letterhead } from '@/services/kit/pdf/letterhead';
import { pdfFile } from '@/services/kit/pdf/pdf-file';
import { answersOf, answerWords } from './answers';
import template from './minutes.typ';
import type { VoteRow } from './standing';

type MinutedVote = VoteRow & Pick<Vote, 'dimension'>;

const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

const inWeights = ({ weight, units }: { weight: number; units: number }) => ({
  weight: showWeight(weight),
  units,
});

/** What becomes of each question, and by which rule. */
const questionsOf = (vote: MinutedVote, result: VoteResult) =>
  vote.questions.map((question, at) => {
    const { answers, needed, outcome, winner } = result.questions[
      at
    ] as (typeof result.questions)[0];
    const names = answersOf(question);
    const shares = sharesOf(
      answers.map(({ weight }) => weight),
      result.present.weight,
    );
    const rule = ruleOf(question, vote.firstId ? 2 : 1);
    const isBySection = vote.dimension === 'condo' && rule !== 'ruleRegulations';
    return {
      number: at + 1,
      title: question.title,
      answers: answers.map((answer, place) => ({
        ...{ name: names[place] ?? '', ...inWeights(answer) },
        share: showHundredths(shares[place] ?? 0),
      })),
      rule: fill(texts[rule], { needed: showWeight(needed) }),
      section: isBySection ? texts.sections[rule] : '',
      outcome: fill(texts.outcomes[outcome], { answer: names[winner ?? -1] ?? '' }),
    };
  });

const isMissing = ({ state }: VoteRow, { standing }: VoteUnit) =>
  state === 'closed' && standing === 'waiting';

const whoOf = ({ owners, cast }: VoteUnit): string[] => {
  const known = owners.length > 0 ? owners : ['–'];
  return cast?.proxy ? [...known, `${texts.proxy}: ${cast.proxy}`] : known;
};

/** The minutes of a vote: its result with the rules, and after it how each unit has voted. */
export function minutesOf(
  vote: MinutedVote,
  result: VoteResult,
  roll: readonly VoteUnit[],
  letterhead: Letterhead,
): Promise<OutgoingFile> {
  const { all, present, byProxy, barred, cut, quorum, hasQuorum } = result;
  const isSecond = vote.firstId !== null;
  return pdfFile({
    name: `${texts.minutes} ${vote.title}`,
    template,
    data: {
      letterhead,
      title: `${texts.minutes} ${vote.title}`,
      detail: vote.detail,
      meeting: isSecond ? 2 : 1,
      ...{ noticedOn: vote.noticedOn, opensOn: vote.opensOn, closesOn: vote.closesOn },
      ...{ closedAt: vote.closedAt, closedBy: vote.closedBy },
      all: inWeights(all),
      present: {
        ...inWeights(present),
        share: showHundredths(turnoutOf(result, isSecond ? 0 : vote.quorum).present),
      },
      ...{ byProxy: inWeights(byProxy), barred: inWeights(barred) },
      cut: cut.units > 0 ? inWeights(cut) : null,
      rules: [
        fill(texts.ruleProxy, { n: String(vote.proxyUnits) }),
        ...(vote.dimension === 'condo' ? [texts.ruleNoProxies] : []),
        ...(vote.holderCap < 100 ? [fill(texts.ruleCap, { n: String(vote.holderCap) })] : []),
        fill(texts[vote.arrearsMonths > 0 ? 'ruleArrears' : 'ruleNoArrears'], {
          n: String(vote.arrearsMonths),
        }),
      ],
      quorum: fill(isSecond ? texts.quorumNone : texts.quorumNeeds, {
        needed: showWeight(quorum),
        percent: String(vote.quorum),
        state: hasQuorum ? texts.hasQuorum : texts.lacksQuorum,
      }),
      questions: questionsOf(vote, result),
      roll: roll.map((unit) => ({
        number: unit.number,
        who: whoOf(unit),
        weight: showWeight(unit.counted),
        answers: unit.cast
          ? answerWords(vote, unit.cast.choices)
          : [texts.unitStandings[isMissing(vote, unit) ? 'absent' : unit.standing]],
      })),
    },
  });
}
