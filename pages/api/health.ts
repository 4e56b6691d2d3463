export { healthRoute as default } from '@/portal/app/health-route';
