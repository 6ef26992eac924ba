import { HelpLink } from "#app/help-link.tsx";
import { brand } from "#app/shared/brand.ts";
import { Card } from "#app/ui/layout/card.tsx";

export const EscrowPanel = () => (
  <Card title="Deposit and escrow">
    <div className="flex flex-col items-start gap-3 text-sm text-ink-2">
      <p>
        {`${brand.name} holds no money and takes none. An escrow holder keeps the deposit for both of you until closing: a lawyer, a notary, a licensed escrow company or a bank.`}
      </p>
      <p>Ask before you pay: who holds it, under which licence, and when do I get it back?</p>
      <HelpLink article="escrow">What to ask, in three countries</HelpLink>
    </div>
  </Card>
);
