export { authRoute as default } from '@/portal/app/session/auth-route';
