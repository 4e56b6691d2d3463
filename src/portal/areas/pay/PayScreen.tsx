import { PaymentPage } from './PaymentPage';

/** Where a resident pays: what it is, the ways to pay it, and what became of it. */
export const PayScreen = () => <PaymentPage />;
