import '@/portal/ui/base.css';
import type { ComponentProps } from 'react';
import { App } from '@/portal/app/App';
import { SenderContext } from '@/portal/app/unsent/sender';

const loadSender = async () =>
  (await import('@/portal/areas/parcels/outbox/send-outbox')).sendOutbox;

const PortalApp = (props: ComponentProps<typeof App>) => (
  <SenderContext value={loadSender}>
    <App {...props} />
  </SenderContext>
);
PortalApp.getInitialProps = App.getInitialProps;

export default PortalApp;
