export { ErrorPage as default } from '@/portal/app/failures/StatusPages';
