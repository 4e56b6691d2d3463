export { ErrorPage as default } from '@/portal/app/StatusPages';
