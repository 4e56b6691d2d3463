import texts from '@locales/th/votes.json';
import type { VoteQuestion } from '@/contracts/master-data/votes/vote';
import { resolutionAnswers } from '@/contracts/master-data/votes/vote-rules';

/** What the answers to a question are called, in Thai. */
export const answersOf = ({ kind, options }: VoteQuestion): readonly string[] =>
  kind === 'resolution' ? resolutionAnswers.map((answer) => texts.answers[answer]) : options;

/** What was chosen, question by question. */
export const answerWords = (
  { questions }: { questions: readonly VoteQuestion[] },
  choices: readonly number[],
): string[] =>
  questions.map((question, at) => `${at + 1}. ${answersOf(question)[choices[at] ?? -1] ?? ''}`);
