import '@/portal/ui/base.css';

export { App as default } from '@/portal/app/App';
