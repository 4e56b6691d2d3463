import { placeNamed } from '@/portal/areas/parcels/shelf/shelf-code';

test.each([
  ['SHELF-A2', 'A2'],
  ['a2', 'A2'],
  ['TH2479949856L47', undefined],
])('%s ends the check of %s', (typed, place) => {
  expect(placeNamed(typed, ['A1', 'A2'])).toBe(place);
});
