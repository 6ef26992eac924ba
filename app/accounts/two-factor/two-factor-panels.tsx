import type { QrCode } from "./qr-code.server.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { SecurityForm } from "#app/accounts/security/security-frame.tsx";
import { Link } from "react-router";
import { PasswordField } from "#app/ui/forms/password-field.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { brand } from "#app/shared/brand.ts";
import { buttonClass } from "#app/ui/actions/button-style.ts";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";

interface PasswordPromptProps {
  intent: string;
  email: string;
  title: string;
  about: string;
  label: string;
  error: string | null;
  danger?: boolean;
}

export function PasswordPrompt(props: PasswordPromptProps) {
  const { intent, email, title, about, label, error, danger = false } = props;
  return (
    <Card title={title} className="max-w-xl">
      <p className="text-ink-2">{about}</p>
      <SecurityForm className="mt-5">
        <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
        <PasswordField
          id={`password-${intent}`}
          label="Your Password"
          name="password"
          error={error}
        />
        <SubmitButton
          intent={intent}
          variant={danger ? "danger" : "primary"}
          className="self-start"
        >
          {label}
        </SubmitButton>
      </SecurityForm>
    </Card>
  );
}

interface ScanCodeProps {
  intent: string;
  qrCode: QrCode;
  secretKey: string;
  error: string | null;
}

/** Dark on light in every theme, because cameras expect it. */
export function ScanCode({ intent, qrCode, secretKey, error }: ScanCodeProps) {
  return (
    <Card title="Scan the QR code with your authenticator app" className="max-w-3xl">
      <div className="grid gap-8 sm:grid-cols-[auto_minmax(0,1fr)]">
        <svg
          role="img"
          aria-label="QR code for your authenticator app"
          viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
          shapeRendering="crispEdges"
          className="size-52 rounded-control bg-white"
        >
          <rect width={qrCode.size} height={qrCode.size} fill="#fff" />
          <path d={qrCode.path} fill="#000" />
        </svg>
        <div className="flex flex-col gap-5">
          <div>
            <p className="text-sm text-ink-2">Can't scan the code? Enter this key:</p>
            <p className="mt-1 font-mono text-sm font-semibold wrap-anywhere" translate="no">
              <span className="sr-only">Key: </span>
              {secretKey.replace(/(.{4})(?=.)/g, "$1 ")}
            </p>
          </div>
          <SecurityForm>
            <TextField
              label="Code"
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              hint="The six digits shown in the app."
              className="figures max-w-40 tracking-widest"
              error={error}
            />
            <SubmitButton intent={intent} className="self-start">
              Turn on
            </SubmitButton>
          </SecurityForm>
        </div>
      </div>
    </Card>
  );
}

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
