import { useEffect, useState } from 'react';
import { useDocument } from '@/portal/app/use-document';
import { type Changes, createChanges } from '@/portal/kit/live';

/** The changes that others make to the property worked in; none at the main admin. */
export function usePropertyChanges(): Changes {
  const { session, settings } = useDocument();
  const [changes] = useState(createChanges);
  const propertyId = session?.property_id;
  const { realtime } = settings;

  useEffect(() => {
    if (!propertyId) return;
    let left = false;
    let leave = () => {};
    void import('@/portal/app/realtime').then(({ followProperty }) => {
      if (!left) leave = followProperty(realtime, propertyId, changes);
    });
    return () => {
      left = true;
      leave();
    };
  }, [realtime, propertyId, changes]);
  return changes;
}
