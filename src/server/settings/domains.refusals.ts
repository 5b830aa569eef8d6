import { defineRefusals } from '../platform/refusal.ts';

export const domainsRefusals = defineRefusals({
  domain_invalid: {
    status: 422,
    message: {
      en: 'Please enter a domain such as pizza.example, without http:// and without a path.',
      pt: 'Indique um domínio como pizza.example, sem http:// e sem caminho.',
      es: 'Escribe un dominio como pizza.example, sin http:// ni ruta.',
      fr: 'Indiquez un domaine comme pizza.example, sans http:// ni chemin.',
      de: 'Bitte geben Sie eine Domain wie pizza.example ein, ohne http:// und ohne Pfad.',
      it: 'Inserisci un dominio come pizza.example, senza http:// e senza percorso.',
      zh: '请输入类似 pizza.example 的域名，不含 http:// 和路径。',
      ja: 'pizza.example のようなドメインを、http:// やパスなしで入力してください。',
    },
  },
  domain_taken: {
    status: 409,
    message: {
      en: 'This domain is already in use. Please enter another one.',
      pt: 'Este domínio já está em uso. Indique outro.',
      es: 'Este dominio ya está en uso. Introduce otro.',
      fr: 'Ce domaine est déjà utilisé. Indiquez-en un autre.',
      de: 'Diese Domain ist bereits vergeben. Bitte geben Sie eine andere ein.',
      it: 'Questo dominio è già in uso. Inseriscine un altro.',
      zh: '此域名已被使用，请输入其他域名。',
      ja: 'このドメインはすでに登録されています。別のドメインを入力してください。',
    },
  },
  last_domain: {
    status: 409,
    message: {
      en: 'This is the only domain. Add another one before you remove it.',
      pt: 'Este é o único domínio. Adicione outro antes de o remover.',
      es: 'Es el único dominio. Añade otro antes de quitarlo.',
      fr: 'C’est le seul domaine. Ajoutez-en un autre avant de le retirer.',
      de: 'Das ist die einzige Domain. Fügen Sie eine andere hinzu, bevor Sie sie entfernen.',
      it: 'È l’unico dominio. Aggiungine un altro prima di rimuoverlo.',
      zh: '这是唯一的域名，请先添加其他域名再移除。',
      ja: '唯一のドメインです。削除する前に別のドメインを追加してください。',
    },
  },
  too_many_domains: {
    status: 409,
    message: {
      en: 'A restaurant has at most {max} domains. Remove one first.',
      pt: 'Um restaurante tem no máximo {max} domínios. Primeiro remova um.',
      es: 'Un restaurante tiene como máximo {max} dominios. Quita uno antes.',
      fr: 'Un restaurant a au plus {max} domaines. Supprimez-en d’abord un.',
      de: 'Ein Restaurant hat höchstens {max} Domains. Entfernen Sie zuerst eine davon.',
      it: 'Un ristorante ha al massimo {max} domini. Prima rimuovine uno.',
      zh: '一家餐厅最多有 {max} 个域名。请先移除一个。',
      ja: '1店舗のドメインは最大{max}件です。先に1件削除してください。',
    },
  },
});
