/** Where the labels of these places are printed. */
export const shelfLabelsAddress = (places: readonly string[]) =>
  `/parcels/shelf/labels?places=${encodeURIComponent(places.join(','))}`;
