import { messageInput, messageSentAnswer } from '../messages.ts';
import {
  messageSettings,
  messageSettingsAnswer,
  staffMessageAnswer,
  staffMessageChange,
  staffMessageParams,
  staffMessageRemoved,
  staffMessageReply,
  staffMessagesAnswer,
  staffMessagesQuery,
} from '../staff/staff-messages.ts';
import { endpoint } from './endpoint.ts';

export const sendMessage = endpoint('POST', '/messages', {
  perMinute: 10,
  summary: 'Send the restaurant a message, where it receives them',
  tag: 'restaurants',
  body: messageInput,
  answer: messageSentAnswer,
  status: 202,
  refusals: ['messages_not_taken', 'too_many_messages'],
});

export const listMessages = endpoint('GET', '/staff/messages', {
  needs: 'settings',
  summary: 'List the messages of the contact form, newest first',
  query: staffMessagesQuery,
  answer: staffMessagesAnswer,
  refusals: ['not_found'],
});

export const changeMessageSettings = endpoint('PUT', '/staff/message-settings', {
  needs: 'settings',
  summary: 'Say whether the contact form delivers, and how long messages are kept',
  body: messageSettings,
  answer: messageSettingsAnswer,
});

export const markMessage = endpoint('PATCH', '/staff/messages/:id', {
  needs: 'settings',
  summary: 'Mark a message as read or as unread',
  params: staffMessageParams,
  body: staffMessageChange,
  answer: staffMessageAnswer,
  refusals: ['not_found'],
});

export const replyToMessage = endpoint('POST', '/staff/messages/:id/reply', {
  needs: 'settings',
  summary: 'Answer a message by mail',
  params: staffMessageParams,
  body: staffMessageReply,
  answer: staffMessageAnswer,
  refusals: ['not_found'],
});

export const removeMessage = endpoint('DELETE', '/staff/messages/:id', {
  needs: 'settings',
  summary: 'Delete a message',
  params: staffMessageParams,
  answer: staffMessageRemoved,
  refusals: ['not_found'],
});
