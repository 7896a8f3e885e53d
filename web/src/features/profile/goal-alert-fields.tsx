import { Segmented } from '../../components/segmented.tsx';
import { SelectField } from '../../components/select-field.tsx';
import type { GoalAlert } from '../../generated/schema.ts';
import type { CommonForm } from './check-profile.ts';
import { useMayAskToNotify } from '../../lib/page/use-may-ask-to-notify.ts';
import { texts } from './texts.ts';

const alerts = (['OFF', 'JOKERS', 'TIPPS', 'ALL'] as const satisfies readonly GoalAlert[]).map((value) => ({
  value,
  label: texts.goalAlerts[value],
  title: texts.goalAlertTitles[value],
}));
const hours = Array.from({ length: 24 }, (_none, hour) => ({
  value: String(hour),
  label: texts.hour(String(hour)),
}));

interface GoalAlertFieldsProps {
  form: Pick<CommonForm, 'goalAlert' | 'quietFrom' | 'quietUntil'>;
  set: <Name extends keyof CommonForm>(field: Name, value: CommonForm[Name]) => void;
}

/** Fields for the goals that alert the player, and for the quiet time without alerts. */
export const GoalAlertFields = ({ form, set }: GoalAlertFieldsProps) => {
  const { goalAlert, quietFrom, quietUntil } = form;
  const mayAsk = useMayAskToNotify();
  return (
    <div className="grid max-w-md gap-3">
      <div className="grid gap-1.5">
        <Segmented
          full
          label={texts.goalAlert}
          showLabel
          value={goalAlert}
          onChange={(alert) => set('goalAlert', alert)}
          options={alerts}
        />
        <p className="text-sm">
          <b className="font-semibold">{texts.goalAlertTitles[goalAlert]}.</b>{' '}
          <span className="text-ink-2">{texts.goalAlertHint}</span>
        </p>
        {goalAlert !== 'OFF' && mayAsk && (
          <p className="text-sm font-semibold text-joker-text">{texts.notHereYet}</p>
        )}
      </div>
      {goalAlert !== 'OFF' && (
        <div className="grid gap-1.5">
          <div className="grid gap-3 xs:grid-cols-2">
            <SelectField
              label={texts.quietFrom}
              options={hours}
              value={quietFrom}
              onChange={(hour) => set('quietFrom', hour)}
            />
            <SelectField
              label={texts.quietUntil}
              options={hours}
              value={quietUntil}
              onChange={(hour) => set('quietUntil', hour)}
            />
          </div>
          <p className="text-sm text-ink-2">{texts.quietHint(quietFrom, quietUntil)}</p>
        </div>
      )}
    </div>
  );
};
