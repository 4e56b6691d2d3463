import {
  newsStates,
  newsTypes,
  publishStates,
  refusesMove,
  reviews,
} from '@/contracts/news/news-state';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const later = '2026-11-21T12:00:15.000Z';

/** What each move answers: for ordinary news that is pending, rejected, approved, and for an emergency. */
const table: Record<string, Record<string, string>> = {
  draft: { draft: 'xxxxxx', scheduled: 'nnyyny', published: 'nnyyny', unpublished: 'xxxxxx' },
  scheduled: { draft: 'yyyyyy', scheduled: 'nnyyny', published: 'nnyyny', unpublished: 'xxxxxx' },
  published: { draft: 'yyyyyy', scheduled: 'xxxxxx', published: 'xxxxxx', unpublished: 'yyyyyy' },
  unpublished: { draft: 'xxxxxx', scheduled: 'nnyyny', published: 'nnyyny', unpublished: 'xxxxxx' },
};
const letters: Record<string, string> = { NEWS_STATE: 'x', NEWS_NOT_APPROVED: 'n' };

const moves = publishStates.flatMap((from) => publishStates.map((to) => [from, to] as const));

test.each(moves)('from %s to %s', (from, to) => {
  const kinds = [
    { review: 'pending', type: 'ordinary' },
    { review: 'rejected', type: 'ordinary' },
    { review: 'approved', type: 'ordinary' },
    { review: 'pending', type: 'emergency' },
    { review: 'rejected', type: 'emergency' },
    { review: 'approved', type: 'emergency' },
  ] as const;
  const answers = kinds.map((kind) => {
    const code = refusesMove({ publishState: from, announceAt: later, ...kind }, to, now);
    return code ? letters[code] : 'y';
  });
  expect(answers.join('')).toBe(table[from]?.[to]);
});

test.each(reviews.flatMap((review) => newsTypes.map((type) => [review, type] as const)))(
  'a publication of %s %s news is undone until it is told, and not after',
  (review, type) => {
    const undo = (announceAt: string | null, at: number) =>
      refusesMove({ publishState: 'published', review, type, announceAt }, 'draft', at);
    expect(undo(later, Date.parse(later) - 1)).toBeUndefined();
    expect(undo(later, Date.parse(later))).toBe('NEWS_ANNOUNCED');
    expect(undo(null, now)).toBe('NEWS_ANNOUNCED');
  },
);

test('only what nobody sees is edited, reviewed or removed', () => {
  const may = (what: 'edit' | 'review' | 'remove') =>
    publishStates.filter((state) => newsStates[state][what]);
  expect([may('edit'), may('review'), may('remove')]).toEqual(
    Array(3).fill(['draft', 'unpublished']),
  );
});
