export { Document as default } from '@/portal/app/document/Document';
