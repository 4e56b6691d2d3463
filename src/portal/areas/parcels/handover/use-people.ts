import { useEffect, useState } from 'react';
import type { UnitPerson } from '@/contracts/parcel/endpoints';
import { lookUpPeople } from '@/portal/areas/parcels/readers';
import { useAppDispatch } from '@/portal/kit/store';

/** The people of a unit; empty until they are known. */
export function usePeople(unitId: string | undefined): UnitPerson[] {
  const dispatch = useAppDispatch();
  const [people, setPeople] = useState<UnitPerson[]>([]);
  useEffect(() => {
    setPeople([]);
    if (!unitId) return;
    const call = dispatch(lookUpPeople({ query: { unitId } }));
    call.unwrap().then(setPeople, () => undefined);
    return () => call.abort();
  }, [dispatch, unitId]);
  return people;
}
