// One script for all that a page is kept up to date by; it comes once the page stands.
export { followMain } from './follow-main';
export { followProperty } from './follow-property';
export { showNotification } from './notification-toast';
