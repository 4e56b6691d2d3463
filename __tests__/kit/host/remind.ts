import type { Letter } from '@/services/kit/mail';
import { remindOfParcels } from '@/services/parcel/reminders';
import type { Instance } from './instance';

const settings = {
  ...{ parcelReminderDays: 3, parcelUnclaimedDays: 30 },
  ...{ pickupQrHours: 24, pickupDaysAhead: 7 },
};

/** Reminds residents of parcels three times at once, as three processes would. */
export async function remind({ database }: Instance, { holiday = false }: { holiday?: boolean }) {
  const letters: Promise<Letter | null>[] = [];
  const once = () =>
    remindOfParcels({
      db: database.orm,
      settingsOf: async () => settings,
      isHoliday: async () => holiday,
      emailsOf: async (_, unitIds) => new Map(unitIds.map((id) => [id, [`${id}@niti.example`]])),
      post: { later: (write) => void letters.push(write()) },
    });
  const counts = await Promise.all([once(), once(), once()]);
  return { reminded: counts.reduce((a, b) => a + b, 0), letters: await Promise.all(letters) };
}
