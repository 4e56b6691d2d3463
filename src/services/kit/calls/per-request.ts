import type { ServiceRequest } from './caller';

/** Reads something once for each request, however many of its parts ask for it. */
export function perRequest<T>(
  read: (request: ServiceRequest) => Promise<T>,
): (request: ServiceRequest) => Promise<T> {
  const known = new WeakMap<ServiceRequest, Promise<T>>();
  return (request) => {
    const found = known.get(request) ?? read(request);
    known.set(request, found);
    return found;
  };
}
