import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import type { Entry } from '@/portal/areas/parcels/outbox/outbox';
import { sound } from '@/portal/areas/parcels/shelf/scan-sound';
import { useSound } from '@/portal/kit/live/sound';
import { notice } from '@/portal/kit/page/notice';

/** Long enough for somebody who is scanning to look up. */
const noticeMs = 8000;

/** Says, to the ear too, that a parcel which is gone from the form was refused. */
export function useRefusalAlarm(refused: readonly Entry[]): void {
  const { t } = useTranslation('parcels');
  const { on: audible } = useSound();
  const known = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const fresh = refused.filter(({ id }) => !known.current.has(id));
    known.current = new Set(refused.map(({ id }) => id));
    if (fresh.length === 0) return;
    if (audible) sound('unknown');
    for (const { unit, draft } of fresh) {
      const number = typeof unit === 'string' ? unit : unit.number;
      notice.error(t('outbox.refusedNow', { unit: number, code: draft.parcelCode }), noticeMs);
    }
  }, [refused, audible, t]);
}
