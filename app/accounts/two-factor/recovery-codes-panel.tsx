import { Link } from "react-router";
import { brand } from "#app/shared/brand.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { buttonClass } from "#app/ui/actions/button-style.ts";
import { Card } from "#app/ui/layout/card.tsx";

/** Shown only once. */
export function RecoveryCodesPanel({ codes }: { codes: string[] }) {
  const file = `${brand.name} recovery codes\nEach code works once.\n\n${codes.join("\n")}\n`;
  return (
    <Card title="Your recovery codes" className="max-w-3xl">
      <Banner tone="success">Two-step sign-in is on.</Banner>
      <p className="mt-5 text-ink-2">
        If you lose your phone, you can sign in with one of these codes instead. Each code works
        once. Keep them in a safe place. They won't be shown again.
      </p>
      <ul
        translate="no"
        className="mt-5 grid gap-x-8 gap-y-2 rounded-control bg-sunken p-5 font-mono text-sm sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download="relevo-recovery-codes.txt"
          className={buttonClass("secondary")}
        >
          Download codes
        </a>
        <Link to="/account/security" className="link">
          I've saved them
        </Link>
      </p>
    </Card>
  );
}
