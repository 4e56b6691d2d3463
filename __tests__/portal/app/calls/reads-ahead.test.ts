import { readsAhead } from '@/portal/app/calls/reads-ahead';
import type { AppDispatch } from '@/portal/kit/page/store';

const person = { id: '1', fullname: 'Somchai', propertyId: '9', isVillage: false };
const dispatch = jest.fn() as unknown as AppDispatch;

test('a page is read ahead for who may see it, by the store and the person of this tab', () => {
  const load = jest.fn(async () => undefined);
  const page = { needs: 'parcels:view', load } as const;
  readsAhead.begin(page, {});
  expect(load).not.toHaveBeenCalled();

  const end = readsAhead.by({ dispatch, person, permissions: ['units:view'] });
  readsAhead.begin(page, {});
  expect(load).not.toHaveBeenCalled();
  readsAhead.begin({ load }, { id: '3' });
  expect(load).toHaveBeenCalledWith(dispatch, { id: '3' }, person);
  end();
  readsAhead.begin({ load }, {});
  expect(load).toHaveBeenCalledTimes(1);
});

test('who came meanwhile stays when who was before them goes', () => {
  const load = jest.fn(async () => undefined);
  const end = readsAhead.by({ dispatch, person, permissions: [] });
  const last = readsAhead.by({ dispatch, person, permissions: [] });
  end();
  readsAhead.begin({ load }, {});
  expect(load).toHaveBeenCalledTimes(1);
  last();
});
