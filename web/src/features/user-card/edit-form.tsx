import { usePolled } from '../../apollo/use-polled.ts';
import { QueryView } from '../../components/query-view.tsx';
import { CardSkeleton } from './card-skeleton.tsx';
import { EditFields } from './edit-fields.tsx';
import { CountriesDocument, UserProfileDocument } from './user-profile.generated.ts';

interface EditFormProps {
  userId: number;
  onDone: () => void;
  onCancel: () => void;
}

/** The operators' form, once its data is loaded. */
export const EditForm = ({ userId, ...rest }: EditFormProps) => {
  const { data, failure, refetch } = usePolled(UserProfileDocument, { variables: { userId } });
  const countries = usePolled(CountriesDocument);
  const failed = failure ?? countries.failure;
  const refetchBoth = () => Promise.all([refetch(), countries.refetch()]);
  if (!data?.userProfile || !countries.data)
    return (
      <QueryView
        value={undefined}
        query={{ failure: failed, refetch: refetchBoth }}
        bare
        skeleton={<CardSkeleton />}
      />
    );
  return <EditFields profile={data.userProfile} countries={countries.data.countries} {...rest} />;
};
