import { Tabs } from "#app/ui/navigation/tabs.tsx";

export const EmailTabs = ({ current }: { current: string }) => (
  <Tabs
    label="Emails"
    current={current}
    tabs={[
      { label: "Sent by us", to: "/admin/emails" },
      { label: "Received", to: "/admin/emails/received" },
    ]}
  />
);
