import { useMessages } from '../../../../app/app-context.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { PictureField } from '../../editing/picture-field.tsx';
import type { DishPartProps } from './dish-in-menu.ts';

/** A dish's picture. Its alternative text is the dish's name, so that there is no field for one. */
export function DishPicture({ menu, draft }: DishPartProps) {
  const t = useMessages('menu-editor');
  const { picture, name } = draft.value;
  return (
    <Panel title={t('picture')}>
      <PictureField
        label={name[menu.contentLanguage].trim() || t('picture')}
        value={picture}
        use="dish"
        error={draft.errorOf('pictureId')}
        hint={t('picture_hint')}
        onChange={(taken) => draft.change({ picture: taken })}
      />
    </Panel>
  );
}
