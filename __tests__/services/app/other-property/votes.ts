import type { Attempt, Theirs } from './attempt';

const votes = '/master-data/api/v1/votes';

/** The roll's part of the table: another property's vote, and its unit in the caller's own. */
export const voteAttempts: Record<string, (theirs: Theirs) => Attempt[]> = {
  [`GET ${votes}/units`]: ({ vote: voteId }) => [{ query: { voteId }, ends: 'NOT_FOUND' }],
  [`GET ${votes}/units/download`]: ({ vote: voteId }) => [{ query: { voteId }, ends: 'NOT_FOUND' }],
  [`POST ${votes}/cast/:id`]: ({ vote, unit, own }) => [
    { params: { id: vote }, body: { unitId: own.unit, choices: [0] }, ends: 'NOT_FOUND' },
    { params: { id: own.vote }, body: { unitId: unit, choices: [0] }, ends: 'INVALID' },
  ],
  [`POST ${votes}/withdraw/:id`]: ({ vote, unit, own }) => [
    { params: { id: vote }, body: { unitId: own.unit }, ends: 'NOT_FOUND' },
    { params: { id: own.vote }, body: { unitId: unit }, ends: 'INVALID' },
  ],
};
