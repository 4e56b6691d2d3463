import * as z from 'zod';

/** What a slot is called on the wire, whatever its hours are; a property begins with the first three. */
export const bookingSlots = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

/** A time of the day in Bangkok between two hours, when parcels are fetched by appointment. */
export const slotHours = z.object({
  slot: z.enum(bookingSlots),
  /** `09:00`, and later than that. */
  from: z.string(),
  to: z.string(),
});
export type SlotHours = z.output<typeof slotHours>;

/** A property's slots until it says otherwise. */
export const usualSlots: readonly SlotHours[] = [
  { slot: '1', from: '09:00', to: '12:00' },
  { slot: '2', from: '13:00', to: '15:00' },
  { slot: '3', from: '15:00', to: '18:00' },
];

/** A slot's hours as they are said and as a booking keeps them: `09.00-12.00`. */
export const writeHours = ({ from, to }: Pick<SlotHours, 'from' | 'to'>): string =>
  `${from}-${to}`.replaceAll(':', '.');
