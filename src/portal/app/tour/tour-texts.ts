import type tour from '@locales/th/help/tour.json';
import type { Language } from '@/portal/kit/text/language';

export type TourTexts = typeof tour;

/** The tour's words; they come when somebody takes it. */
export async function readTour(language: Language): Promise<TourTexts> {
  const { default: texts }: { default: TourTexts } = await import(
    `@locales/${language}/help/tour.json`
  );
  return texts;
}
