export { Document as default } from '@/portal/app/Document';
