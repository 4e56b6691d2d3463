export { App as default } from '@/portal/app/App';
