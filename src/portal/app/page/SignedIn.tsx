import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Provider } from 'react-redux';
import type { Permission } from '@/contracts/kit/feature/permissions';
import { browserApi } from '@/portal/app/calls/browser-api';
import { readPressed } from '@/portal/app/calls/read-pressed';
import { readsAhead } from '@/portal/app/calls/reads-ahead';
import { useDocument } from '@/portal/app/document/use-document';
import { PropertyEvents } from '@/portal/app/live/PropertyEvents';
import type { PageProps } from '@/portal/app/page/page';
import { personOf } from '@/portal/app/session/person-of';
import { watchSession } from '@/portal/app/session/watch-session';
import { AccountLanguage } from '@/portal/app/shell/header/AccountLanguage';
import { OtherPlace } from '@/portal/app/shell/header/OtherPlace';
import { PlaceSwitches } from '@/portal/app/shell/header/PlaceSwitches';
import { PersonChanges } from '@/portal/app/shell/PersonChanges';
import { RightsChanges } from '@/portal/app/shell/RightsChanges';
import { UnsentSender } from '@/portal/app/unsent/UnsentSender';
import { keptInput } from '@/portal/kit/form/fields/kept-input';
import { PermissionsContext } from '@/portal/kit/page/permission';
import { PersonContext } from '@/portal/kit/page/person';
import { makeStore } from '@/portal/kit/page/store';

const none: readonly Permission[] = [];

/** What every layout of signed-in pages stands on: the store, and who works here. */
export function SignedIn({ page, children }: { page: PageProps; children: ReactNode }) {
  const { session, settings } = useDocument();
  const [store] = useState(() => makeStore(browserApi, page.state));
  const person = useMemo(() => personOf(session), [session]);
  const permissions = session?.permissions ?? none;
  useEffect(
    () => readsAhead.by({ dispatch: store.dispatch, person, permissions }),
    [store, person, permissions],
  );
  useEffect(readPressed, []);
  useEffect(() => watchSession(settings.sessionPollSeconds), [settings.sessionPollSeconds]);
  useEffect(() => keptInput.dropOthers(person.id), [person.id]);
  return (
    <Provider store={store}>
      <PermissionsContext value={permissions}>
        <PersonContext value={person}>
          <PersonChanges>
            <AccountLanguage>
              <PropertyEvents>
                <RightsChanges />
                <PlaceSwitches>{children}</PlaceSwitches>
              </PropertyEvents>
            </AccountLanguage>
          </PersonChanges>
          <UnsentSender />
          <OtherPlace />
        </PersonContext>
      </PermissionsContext>
    </Provider>
  );
}
