const light = `--ground:#f4f6f5;--surface:#fff;--sunken:#f8faf9;--line:#e3e8e5;--ink:#14201b;--soft:#55635d;--brand:#0b6b58;--good:#1b6e3c;--warn:#8a5300;--bad:#b3261e;--move:#1d5a9c`;
const dark = `--ground:#0e1412;--surface:#161d1a;--sunken:#19221e;--line:#28332f;--ink:#e8efec;--soft:#a3b2ab;--brand:#4fb79f;--good:#7cc796;--warn:#e5b265;--bad:#f08d84;--move:#8db9ea`;

/** The page's one sheet; the policy of its answer lets this one in, by its hash. */
export const style = `:root{color-scheme:light dark;${light}}
@media (prefers-color-scheme:dark){:root{${dark}}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:15px/1.6 system-ui,"Noto Sans Thai",sans-serif}
a{color:var(--brand)}
code,pre,.type{font:13px/1.5 ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere}
header,.page{max-width:1280px;margin:0 auto;padding:16px 24px}
h1{margin:8px 0;font-size:24px;line-height:1.3}
h2{margin:32px 0 8px;font-size:19px;line-height:1.4}
h4{margin:16px 0 4px;font-size:14px}
p{margin:8px 0;max-width:76ch}
.others{display:flex;flex-wrap:wrap;gap:0 4px;margin:0;padding:0;list-style:none}
.others a{display:block;padding:10px 8px}
.others [aria-current]{color:var(--ink);font-weight:700;text-decoration:none}
.page{display:grid;grid-template-columns:280px minmax(0,1fr);gap:32px;align-items:start}
.contents{position:sticky;top:0;max-height:100vh;overflow:auto;padding:16px 0}
.contents ul{margin:0;padding:0;list-style:none}
.contents a{display:inline-block;padding:6px 0}
.call{margin:8px 0;padding:0 16px;background:var(--surface);border:1px solid var(--line);border-radius:8px}
.call:has(:target){border-color:var(--brand)}
.call[open]{padding-bottom:16px}
.call>div{scroll-margin-top:56px}
summary{padding:10px 0;cursor:pointer}
.call details summary{color:var(--brand)}
.type{color:var(--move)}
.get{color:var(--move)}.post{color:var(--good)}.put,.patch{color:var(--warn)}.delete{color:var(--bad)}
.soft,.kind,.bound,.may{color:var(--soft)}
.kind,.bound,.may{font-size:13px}
.kind{font-weight:400}
.bound::before,.may::before{content:"· "}
.fields{margin:4px 0;padding-left:16px;list-style:none;border-left:1px solid var(--line)}
.fields li{margin:4px 0}
pre{margin:0;padding:12px;max-height:400px;overflow:auto;background:var(--sunken);border:1px solid var(--line);border-radius:6px;overflow-wrap:normal}
@media (max-width:800px){header,.page{padding:12px 16px}.page{display:block}.contents{position:static;max-height:none}.contents a{padding:10px 0}}
`;
