/** The portal's mark and name. */
export function Logo() {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 10 }}>
      <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="7" fill="#0b6b58" />
        <g fill="none" stroke="#fff" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round">
          <path d="M9 25V12.5L16 7l7 5.5V25" />
          <path d="M13 25v-7h6v7M13 14h.01M19 14h.01" />
        </g>
      </svg>
      <b style={{ fontSize: 18, color: 'var(--ink)' }}>Niti Portal</b>
    </span>
  );
}
