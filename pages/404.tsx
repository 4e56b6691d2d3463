export { NotFoundPage as default } from '@/portal/app/StatusPages';
