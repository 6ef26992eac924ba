import type { QrCode } from "#app/accounts/two-factor/qr-code.server.ts";
import { IntentForm } from "#app/accounts/security/intent-form.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";

interface ScanCodeProps {
  intent: string;
  qrCode: QrCode;
  secretKey: string;
  working: boolean;
  error: string | null;
}

/** Dark on light in every theme, because cameras expect it. */
export function ScanCode({ intent, qrCode, secretKey, working, error }: ScanCodeProps) {
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
          <IntentForm intent={intent}>
            <TextField
              label="Code"
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              hint="The six digits shown in the app."
              className="figures max-w-40 tracking-widest"
              error={error}
            />
            <Button pending={working} className="self-start">
              Turn on
            </Button>
          </IntentForm>
        </div>
      </div>
    </Card>
  );
}
