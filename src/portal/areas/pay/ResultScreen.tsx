import { PaymentPage } from './PaymentPage';

/**
 * Where the gateway sends people back to. The address says how the gateway thinks it went; what is shown
 * is what the service knows, which may still wait for the gateway's word.
 */
export const ResultScreen = () => <PaymentPage isBack />;
