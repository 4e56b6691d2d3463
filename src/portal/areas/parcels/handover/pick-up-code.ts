/** Whether what was scanned is a resident's QR: `PU` and 24 letters or digits. */
export const isPickUpCode = (scanned: string) => /^PU[0-9A-Z]{24}$/i.test(scanned.trim());
